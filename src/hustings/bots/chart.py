"""Charts as plain SVG: bars with intervals, and lines over a budget. No library, no fonts, light and dark."""

from __future__ import annotations

from html import escape

WIDTH = 640
LEFT = 170
RIGHT = 70
ROW = 30
TOP = 46
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#333}.t{font-weight:600;font-size:15px}.b{fill:#4472a8}"
    ".w{stroke:#222;stroke-width:1.5}.g{stroke:#bbb;stroke-dasharray:3 3}.l{fill:none;stroke:#4472a8;stroke-width:2}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}.b{fill:#7aa7dc}.l{stroke:#7aa7dc}.w{stroke:#eee}.g{stroke:#666}}"
)


class Bar:
    """A figure with its interval."""

    def __init__(self, label: str, value: float, low: float, high: float) -> None:
        self.label = label
        self.value = value
        self.low = low
        self.high = high


def bars(title: str, rows: list[Bar], fair: float | None = None, unit: str = "%") -> str:
    """Horizontal bars; ``fair`` draws a line at what chance would give. Values are shares if ``unit`` is %."""
    least = min([0.0, *[row.low for row in rows]])
    most = max([row.high for row in rows] + ([fair] if fair is not None else []) + [1e-9])
    scale = (WIDTH - LEFT - RIGHT) / (most - least)

    def x(value: float) -> float:
        return LEFT + (value - least) * scale

    height = TOP + ROW * len(rows) + 12
    parts = head(title, height)
    for n, row in enumerate(rows):
        y = TOP + ROW * n
        start, end = sorted((x(0.0), x(row.value)))
        parts.append(f'<text x="{LEFT - 8}" y="{y + 17}" text-anchor="end">{escape(row.label)}</text>')
        parts.append(
            f'<rect class="b" x="{start:.1f}" y="{y + 4}" width="{end - start:.1f}" height="18" rx="2"/>'
        )
        parts.append(
            f'<path class="w" fill="none" d="M{x(row.low):.1f} {y + 13}H{x(row.high):.1f}'
            f'M{x(row.low):.1f} {y + 8}v10M{x(row.high):.1f} {y + 8}v10"/>'
        )
        parts.append(f'<text x="{x(row.high) + 6:.1f}" y="{y + 17}">{shown(row.value, unit)}</text>')
    if fair is not None:
        parts.append(f'<path class="g" d="M{x(fair):.1f} {TOP - 6}V{height - 8}"/>')
        parts.append(
            f'<text x="{x(fair):.1f}" y="{TOP - 10}" text-anchor="middle">{shown(fair, unit)} is fair</text>'
        )
    return "\n".join([*parts, "</svg>\n"])


def shown(value: float, unit: str) -> str:
    return f"{value:.1%}" if unit == "%" else f"{value:.1f}{unit}"


def head(title: str, height: int) -> list[str]:
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<text class="t" x="8" y="20">{escape(title)}</text>',
    ]


def curve(title: str, points: list[tuple[str, Bar]], fair: float | None = None) -> str:
    """Shares over an ordered row of budgets."""
    height = 300
    most = max([bar.high for _, bar in points] + [fair or 0.0])
    step = (WIDTH - 120) / max(len(points) - 1, 1)

    def y(value: float) -> float:
        return 250 - value / most * 190

    parts = head(title, height)
    if fair is not None:
        parts.append(f'<path class="g" d="M50 {y(fair):.1f}H{WIDTH - 40}"/>')
        parts.append(f'<text x="8" y="{y(fair) + 4:.1f}">{fair:.0%}</text>')
    line = " ".join(f"{60 + step * n:.1f},{y(bar.value):.1f}" for n, (_, bar) in enumerate(points))
    parts.append(f'<polyline class="l" points="{line}"/>')
    for n, (label, bar) in enumerate(points):
        x = 60 + step * n
        parts.append(f'<path class="w" d="M{x:.1f} {y(bar.low):.1f}V{y(bar.high):.1f}"/>')
        parts.append(f'<circle class="b" cx="{x:.1f}" cy="{y(bar.value):.1f}" r="4"/>')
        parts.append(
            f'<text x="{x:.1f}" y="{y(bar.high) - 8:.1f}" text-anchor="middle">{bar.value:.1%}</text>'
        )
        parts.append(f'<text x="{x:.1f}" y="275" text-anchor="middle">{escape(label)}</text>')
    return "\n".join([*parts, "</svg>\n"])
