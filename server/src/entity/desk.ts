import type { Entity, RecordOf } from "@vigil/model/entity/entity";
import type { Rules } from "@vigil/model/entity/rules";
import { permissionOf, type PermissionList } from "@vigil/model/identity/permission";
import type { PermissionAction } from "@vigil/model/identity/permissionWord";
import type { FastifyRequest } from "fastify";
import type { House } from "../house.ts";
import { preferredLanguage } from "../http/preferredLanguage.ts";
import { asKeeper } from "../identity/access/asKeeper.ts";
import { caller, type Caller } from "../identity/access/caller.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { Hints } from "./hints.ts";
import type { Expressions, KeptStatements, Steps, View } from "./view.ts";

/** The rules of a list's records, and what its derived fields are. */
export interface Seen<E extends Entity> {
  rules?: Rules<RecordOf<E>>;
  expressions?: Expressions;
  /** Derived fields of few values that have an index. */
  steps?: Readonly<Record<string, Steps>>;
}

/** What a hand-written neighbour needs: its caller's view, and a transaction that may write shared rows where the caller may. */
export interface Desk<E extends Entity = Entity> {
  entity: E;
  /** A caller's view where no call made it: a job's. */
  seenBy: (caller: Caller) => View<E>;
  view: (request: FastifyRequest) => View<E>;
  write: <T>(request: FastifyRequest, work: (tx: Tx, view: View<E>) => Promise<T>) => Promise<T>;
  permission: (action: PermissionAction) => ReturnType<typeof permissionOf>;
}

export function deskOf<E extends Entity>(house: House, entity: E, { rules, expressions = {}, steps }: Seen<E>): Desk<E> {
  const hints: Hints = new Map();
  const statements: KeptStatements = new Map();
  const seenBy = (by: Caller): View<E> => ({ entity, caller: by, expressions, steps, rules, hints, statements });
  const view = (request: FastifyRequest): View<E> => ({
    ...seenBy(caller(request)),
    // few ask for it
    get language() {
      return preferredLanguage(request.headers["accept-language"]);
    },
  });
  return {
    entity,
    seenBy,
    view,
    write: (request, work) => asKeeper(house.asDomain, caller(request), (tx) => work(tx, view(request))),
    permission: (action) => permissionOf(entity.plural as PermissionList, action),
  };
}
