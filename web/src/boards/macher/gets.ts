import type { IconName } from "$/art/icons";

/** What a preparation brings, and its sign. */
export const GETS: Record<string, IconName> = {
  trend: "trend",
  votes: "vote",
  meetings: "meeting",
  media: "media",
  members: "member",
};
