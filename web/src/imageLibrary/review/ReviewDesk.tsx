import { useQueries } from "@tanstack/react-query";
import { image as imageEntity } from "@vigil/model/imageLibrary/image";
import { actsIn } from "@vigil/model/imageLibrary/imageAct";
import { useCallback, useState } from "react";
import { call } from "../../api.ts";
import { ApiProblem } from "../../apiProblem.ts";
import { recordQuery } from "../../entity/entityCalls.ts";
import { problemMessage } from "../../problemMessage.ts";
import { useAct } from "../../shell/useAct.ts";
import type { ImageSource } from "../../simulator/viewer/imageSource.ts";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { ReasonDialog } from "../approval/ReasonDialog.tsx";
import { whoWasFirst } from "../approval/whoWasFirst.ts";
import type { Outcome } from "./review.ts";
import { ReviewBar } from "./ReviewBar.tsx";
import { type Decision, ReviewedImage } from "./ReviewedImage.tsx";
import { type ReviewKey, useReviewKeys } from "./useReviewKeys.ts";

interface ReviewDeskProps {
  id: number;
  next: number | undefined;
  outcome: Outcome | undefined;
  source: ImageSource;
  decided: (id: number, act: Decision) => void;
  /** Somebody else was first. */
  tooLate: (id: number) => void;
  go: (by: 1 | -1) => void;
}

/** The image whose turn it is, and its decision by mouse or key. It stays in place from one image to the next, and so do the graphics. */
export function ReviewDesk({ id, next, outcome, source, decided, tooLate, go }: ReviewDeskProps) {
  const [record, following] = useQueries({
    queries: [recordQuery(imageEntity, id), { ...recordQuery(imageEntity, next ?? 0), enabled: next !== undefined }],
  });
  const [asking, setAsking] = useState<"sendBack" | "archive" | null>(null);
  const [late, setLate] = useState({ id: 0, text: "" });
  const [seen, setSeen] = useState(0);
  const { run, busy } = useAct({
    call: (image: number, act: Decision, reason: string) =>
      call("POST", `images/${act}`, { body: { ids: [image], from: "draft", ...(act === "approve" ? {} : { reason }) } }),
    done: (_answer, image, act) => decided(image, act),
    refused: (problem, image) => {
      if (!(problem instanceof ApiProblem) || problem.code !== "ImageStateRefused") return false;
      setLate({ id: image, text: whoWasFirst(problem) });
      tooLate(image);
      return true;
    },
    stale: [{ queryKey: ["images"], predicate: ({ queryKey }) => queryKey[1] === "list" || queryKey[1] === "count" }],
  });
  const state = record.data?.["state"];
  const waits = outcome === undefined && typeof state === "string" && actsIn(state).includes("approve");
  const press = useCallback(
    (key: ReviewKey) => {
      if (key === "next") go(1);
      else if (key === "previous") go(-1);
      else if (!waits || busy) return;
      else if (key !== "approve") setAsking(key);
      else if (seen === id) void run(id, "approve", "");
    },
    [go, waits, busy, run, seen, id],
  );
  useReviewKeys(press);
  return (
    <>
      {record.data ? (
        <ReviewedImage image={record.data} following={following.data} source={source} onSeen={setSeen} />
      ) : record.error ? (
        <Message kind="error">{problemMessage(record.error)}</Message>
      ) : (
        <Skeleton height={480} />
      )}
      {late.id === id && <Message kind="info">{late.text}</Message>}
      <ReviewBar press={press} waits={waits} seen={seen === id} busy={busy} outcome={outcome} />
      {asking !== null && (
        <ReasonDialog
          act={asking}
          onClose={() => setAsking(null)}
          onReason={(reason) => {
            setAsking(null);
            void run(id, asking, reason);
          }}
        />
      )}
    </>
  );
}
