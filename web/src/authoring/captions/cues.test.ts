import { expect, test } from "vitest";
import { clockOf, readCues, secondsOf, writeCues, wrongTimes } from "./cues.ts";

test("captions that were written are read back as they were, in the order of their times; other files of captions too", () => {
  const cues = [
    { start: 61.5, end: 64, text: "Look at the <blade> & the handle.\nTwice." },
    { start: 0, end: 2.25, text: "A bag." },
  ];
  const file = writeCues(cues);
  expect(file).toBe(
    "WEBVTT\n\n00:00:00.000 --> 00:00:02.250\nA bag.\n\n00:01:01.500 --> 00:01:04.000\nLook at the &lt;blade&gt; &amp; the handle.\nTwice.\n",
  );
  expect(readCues(file)).toEqual(cues.toReversed());
  expect(writeCues(readCues(file))).toBe(file);
  expect(readCues("1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>Stop</i>\r\n\r\nNOTE nothing\r\n")).toEqual([
    { start: 1, end: 2.5, text: "Stop" },
  ]);
});

test("times are read as people write them, and what is none is told", () => {
  expect(["62.5", "1:02.5", "0:01:02,5", "1:2:3"].map(secondsOf)).toEqual([62.5, 62.5, 62.5, 3723]);
  expect(["", "a", "1:2:3:4", "-1", "1:x"].map(secondsOf)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect([0, 2, 9.5, 62.25, 3723].map((seconds) => clockOf(seconds))).toEqual(["0:00", "0:02", "0:09.5", "1:02.25", "1:02:03"]);
  expect([0, 2, 9.5, 62.25, 3723].map((seconds) => secondsOf(clockOf(seconds)))).toEqual([0, 2, 9.5, 62.25, 3723]);
  const cue = (start: number, end: number) => ({ start, end, text: "" });
  expect(wrongTimes([cue(0, 1), cue(2, 2), cue(Number.NaN, 3)])).toEqual([1, 2]);
});
