/** The new value, made of the old one's parts wherever they say the same: what did not change need not be drawn again. */
export function share<T>(old: unknown, now: T): T {
  if (old === now || typeof old !== "object" || typeof now !== "object" || old === null || now === null) return now;
  if (Array.isArray(now)) {
    if (!Array.isArray(old)) return now;
    const made = now.map((item, i) => share(old[i] as unknown, item as unknown));
    return (made.length === old.length && made.every((item, i) => item === old[i]) ? old : made) as T;
  }
  if (Object.getPrototypeOf(now) !== Object.prototype || Object.getPrototypeOf(old) !== Object.prototype) return now;
  const before = old as Record<string, unknown>;
  const made: Record<string, unknown> = {};
  let same = Object.keys(before).length === Object.keys(now).length;
  for (const [name, value] of Object.entries(now)) {
    made[name] = share(before[name], value);
    if (made[name] !== before[name] || !(name in before)) same = false;
  }
  return (same ? old : made) as T;
}
