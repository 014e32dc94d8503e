export interface Alert {
  kind: "info" | "warning" | "error";
  text: string;
  /** Helps whoever runs the server to find it in the log. */
  requestId?: string | undefined;
}

export interface AlertQueue {
  /** The first is shown, the others wait until it is acknowledged. */
  readonly waiting: readonly Alert[];
  readonly recent: readonly { readonly alert: Alert; readonly atMs: number }[];
}

export const emptyQueue: AlertQueue = { waiting: [], recent: [] };
export const duplicateSuppressionMs = 1_000;

/** Appends an alert, unless an identical one came within the suppression window before `nowMs`. */
export function addAlert(queue: AlertQueue, alert: Alert, nowMs: number, suppressionMs = duplicateSuppressionMs): AlertQueue {
  const recent = queue.recent.filter(({ atMs }) => nowMs - atMs < suppressionMs);
  if (recent.some((other) => other.alert.kind === alert.kind && other.alert.text === alert.text)) return { ...queue, recent };
  return { waiting: [...queue.waiting, alert], recent: [...recent, { alert, atMs: nowMs }] };
}

export const acknowledge = (queue: AlertQueue): AlertQueue => ({ ...queue, waiting: queue.waiting.slice(1) });
