// What the things on the table are called where one asks about them: the editions have names of their own for some.
import { isClassic, type Facts } from "$/boards/macher/model";

const IN_2019: Record<string, string> = {
  member: "base",
  cabinet: "politicians",
  start: "first-player",
  state: "region",
  sheet: "package",
  pool: "display",
  tile: "coalition",
  "key-issue": "double",
};

/** ``name`` or ``name:number``, as the classic editions call it. */
export function thing(facts: Facts, id: string): string {
  if (isClassic(facts)) return id;
  const [name = "", number] = id.split(":");
  const known = IN_2019[name] ?? name;
  return number === undefined ? known : `${known}:${number}`;
}

export const stateThing = (facts: Facts, code: string): string => thing(facts, `state:${facts.states.indexOf(code)}`);
