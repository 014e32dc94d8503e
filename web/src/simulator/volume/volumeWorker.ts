import { answerFiles } from "../viewer/answerFiles.ts";
import { readVolume } from "./readVolume.ts";

answerFiles(
  ({ bytes }) => readVolume(bytes),
  ({ voxels }) => [voxels.buffer],
);
