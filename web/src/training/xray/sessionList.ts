import type { SessionRow, SessionRows } from "@vigil/model/simulator/wire";

/** A page of the learner's finished simulator sessions. */
export interface SessionList {
  rows: readonly SessionRow[];
  /** From 1. */
  page: number;
  total: number;
  /** When the server was asked; null before. */
  updated: number | null;
}

export const sessionsPerPage = 20;

export const noSessions: SessionList = { rows: [], page: 1, total: 0, updated: null };

export const sessionList = ({ rows, count }: SessionRows, page: number, updated: number): SessionList => ({
  rows,
  page,
  total: count,
  updated,
});

/** At least one; a page behind the last one has nothing. */
export const pagesOf = ({ total }: SessionList): number => Math.max(1, Math.ceil(total / sessionsPerPage));
