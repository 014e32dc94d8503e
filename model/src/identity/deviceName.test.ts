import { expect, test } from "vitest";
import { deviceName } from "./deviceName.ts";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36";

test.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0", "Firefox · Windows"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome}`, "Chrome · Linux"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/139.0.0.0`, "Edge · Windows"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
    "Safari · macOS",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    "Safari · iPhone",
  ],
  [`Mozilla/5.0 (Linux; Android 15) ${chrome}`, "Chrome · Android"],
  ["curl/8.5.0", ""],
  ["", ""],
])("%s is called %s", (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
