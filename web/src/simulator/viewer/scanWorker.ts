import { answerFiles } from "./answerFiles.ts";
import { readScan } from "./readScan.ts";

answerFiles(
  ({ id, bytes }) => readScan(id, bytes),
  ({ low, high }) => [low.buffer, high.buffer],
);
