"""What all editions of Die Macher truly share. What only looks alike stays apart, each with its own edition."""
