/** What is said between two moments of a film, in seconds. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

const timing = /^\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{3})\s+-->\s+((?:\d+:)?\d{1,2}:\d{2}[.,]\d{3})/u;

/** The cues of a WebVTT file (or of SubRip, which is written alike); notes and styles are left away. */
export function readCues(file: string): Cue[] {
  const blocks = file
    .replaceAll("\r\n", "\n")
    .replaceAll("\r", "\n")
    .split(/\n{2,}/u);
  return blocks.flatMap((block): Cue[] => {
    const lines = block.split("\n");
    const at = lines.findIndex((line) => timing.test(line));
    const [, start, end] = (at < 0 ? null : timing.exec(lines[at]!)) ?? [];
    if (start === undefined || end === undefined) return [];
    return [
      {
        start: secondsOf(start)!,
        end: secondsOf(end)!,
        text: plain(
          lines
            .slice(at + 1)
            .join("\n")
            .trim(),
        ),
      },
    ];
  });
}

const escapes = { "&lt;": "<", "&gt;": ">", "&amp;": "&" } as const;
const plain = (text: string): string =>
  text.replaceAll(/<[^<>]*>/gu, "").replaceAll(/&(?:lt|gt|amp);/gu, (escape) => escapes[escape as keyof typeof escapes]);

/** The file that says them, in the order of their times. A blank line would end a cue. */
export const writeCues = (cues: readonly Cue[]): string =>
  [
    "WEBVTT",
    ...cues
      .filter(({ text }) => text.trim() !== "")
      .toSorted((one, other) => one.start - other.start)
      .map(({ start, end, text }) => `${clockOf(start, true)} --> ${clockOf(end, true)}\n${escaped(text)}`),
  ].join("\n\n") + "\n";

const escaped = (text: string): string =>
  text
    .trim()
    .replaceAll(/\n\s*\n/gu, "\n")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

/** `1:02.5` as people write it, `00:01:02.500` as a file does. */
export function clockOf(seconds: number, inFile = false): string {
  const thousandths = Math.round(Math.max(0, seconds) * 1000);
  const [hours, minutes, rest] = [
    Math.floor(thousandths / 3_600_000),
    Math.floor(thousandths / 60_000) % 60,
    (thousandths % 60_000) / 1000,
  ];
  const two = (number: number) => String(number).padStart(2, "0");
  if (inFile) return `${two(hours)}:${two(minutes)}:${rest.toFixed(3).padStart(6, "0")}`;
  const [whole, part] = String(rest).split(".");
  const short = two(Number(whole)) + (part === undefined ? "" : `.${part}`);
  return hours > 0 ? `${hours}:${two(minutes)}:${short}` : `${minutes}:${short}`;
}

/** Seconds of a time that somebody wrote: `62.5`, `1:02.5`, `0:01:02`; undefined where it is none. */
export function secondsOf(typed: string): number | undefined {
  const [seconds, minutes = "0", hours = "0", ...more] = typed.trim().replace(",", ".").split(":").toReversed();
  if (more.length > 0 || seconds === undefined || !/^\d+(?:\.\d*)?$/u.test(seconds) || !/^\d+$/u.test(minutes) || !/^\d+$/u.test(hours))
    return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Which cues cannot be shown as they are: no time, or an end before the beginning. */
export const wrongTimes = (cues: readonly Cue[]): number[] =>
  cues.flatMap(({ start, end }, index) => (Number.isFinite(start) && Number.isFinite(end) && end > start ? [] : [index]));
