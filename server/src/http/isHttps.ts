import type { Settings } from "../settings.ts";

/** Whether people reach this server over https: PUBLIC_URL tells, a proxy in front may end TLS. */
export const isHttps = ({ publicUrl }: Settings): boolean => publicUrl !== undefined && new URL(publicUrl).protocol === "https:";
