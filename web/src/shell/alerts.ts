import { ApiProblem } from "../apiProblem.ts";
import { problemMessage } from "../problemMessage.ts";
import { acknowledge, addAlert, emptyQueue, type Alert } from "./alertQueue.ts";
import { store } from "./store.ts";
import { tellFailure } from "../tellFailure.ts";

export const alerts = store(emptyQueue);

export const showAlert = (alert: Alert): void => alerts.set((queue) => addAlert(queue, alert, performance.now()));
export const acknowledgeAlert = (): void => alerts.set(acknowledge);

/** What went wrong and has no field to be shown at. */
export function showProblem(problem: unknown): void {
  const requestId = problem instanceof ApiProblem ? problem.requestId : undefined;
  if (!(problem instanceof ApiProblem) || problem.reported) {
    console.error(problem);
    tellFailure(problem);
  }
  showAlert({ kind: "error", text: problemMessage(problem), requestId });
}
