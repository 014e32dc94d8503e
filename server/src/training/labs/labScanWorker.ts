import { joinViews } from "@vigil/model/training/labs/joinedViews";
import type { ScanSubject } from "@vigil/model/training/scanSubject";
import { scanLesson } from "@vigil/xray/lesson/scanLesson";
import { threadWork } from "../../jobs/threadWork.ts";

threadWork(async (subject: ScanSubject): Promise<Uint8Array> => joinViews((await scanLesson(subject)).views), { waitedFor: true });
