"""What the two classic editions do differently: order, and a few named rules."""
