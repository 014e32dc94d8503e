import type { Settings } from "../settings.ts";

/** What links in mails begin with: never what a request says of itself. Without PUBLIC_URL this computer's own people alone can reach us. */
export const publicAddress = ({ publicUrl, host, port }: Settings): string =>
  publicUrl?.replace(/(?<!\/)\/+$/, "") ?? `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
