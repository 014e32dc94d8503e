import { formNames, type Entity } from "@vigil/model/entity/entity";
import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call, domainOfPage } from "../../api.ts";
import { ApiProblem } from "../../apiProblem.ts";
import { showProblem } from "../../shell/alerts.ts";
import { draftsOf, dropDraft, keepDraft, readDraft } from "../../shell/drafts.ts";
import { isSecretName } from "../../shell/isSecretName.ts";
import { locked } from "../../shell/lock.ts";
import { useUser } from "../../shell/user.ts";
import { focusFirstError } from "./focusFirstError.ts";
import { fieldError, serverErrors, type Faults, type FormErrors } from "./formErrors.ts";
import type { Row } from "../row.ts";

type Values = Readonly<Record<string, unknown>>;

export interface RecordForm {
  readonly entity: Entity;
  /** The record that is changed; null while a new one is written. */
  readonly record: Row | null;
  readonly names: readonly string[];
  readonly values: Values;
  readonly errors: FormErrors;
  readonly dirty: boolean;
  readonly saving: boolean;
  /** What stood in the fields when somebody began to type. */
  readonly before: Values;
  /** When what stands here was typed, where it was not in this visit of the page. */
  readonly restored: number | undefined;
  /** Somebody else saved in the meantime; the revision that is there now. */
  readonly stale: number | undefined;
  set: (name: string, value: unknown) => void;
  /** Checks one field, when it is left. */
  check: (name: string) => void;
  /** Whether something is wrong with what stands here: it is told at its fields, and the first of them takes the keyboard. */
  refuses: () => boolean;
  /** What was typed is given up, here and in what is kept of it. */
  discard: () => void;
  /** Resolves to what was saved, or to nothing when it was refused. */
  save: (options?: { overwrite?: boolean }) => Promise<Row | undefined>;
}

const initialValues = (entity: Entity, names: readonly string[], record: Row | null): Values =>
  Object.fromEntries(names.map((name) => [name, record ? record[name] : entity.fields[name]?.initial]));
const same = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);
/** The revision that is there now, as a StaleRecord names it. */
const newerRevision = (details: unknown): number | undefined => {
  const { records } = (details ?? {}) as { records?: { current?: number }[] };
  return records?.[0]?.current;
};

/** What a list's place says of a save. */
interface Saving {
  readonly entity: Entity;
  readonly faults?: Faults | undefined;
  readonly place: { readonly refreshes?: readonly QueryKey[] };
}

/** What is typed into a record's form, until the server has it. Only what differs is sent. */
export function useRecordForm({ entity, faults, place }: Saving, record: Row | null, preset: Values = {}): RecordForm {
  const queries = useQueryClient();
  const names = formNames(entity, record ? "edit" : "create");
  const [fresh] = useState(() => ({ ...initialValues(entity, names, record), ...preset }));
  const draftKey = `${draftsOf(useUser())}${domainOfPage()}/${entity.url}/${record?.id ?? "add"}`;
  const [draft, setDraft] = useState(() => readDraft(draftKey, Date.now()));
  const begun = { ...fresh, ...known(names, draft?.before) };
  const [values, setValues] = useState(() => ({ ...fresh, ...known(names, draft?.values), ...preset }));
  const [errors, setErrors] = useState<FormErrors>({});
  const [saving, setSaving] = useState(false);
  // What was typed over an older version of the record meets the newer one now.
  const [stale, setStale] = useState(() => (draft && record && draft.revision !== (record.revision ?? null) ? record.revision : undefined));
  const changed = names.filter((name) => !same(values[name], begun[name]));
  const kept = changed.filter((name) => entity.fields[name]?.kind !== "secret" && !isSecretName(name));
  const revision = draft ? (draft.revision ?? undefined) : record?.revision;
  useEffect(() => {
    if (kept.length === 0) dropDraft(draftKey);
    else keepDraft(draftKey, { revision: revision ?? null, values: only(kept, values), before: only(kept, begun), at: Date.now() });
    // oxlint-disable-next-line react/exhaustive-deps -- what is typed is what changes
  }, [values]);

  const errorOf = (name: string): string | undefined => {
    const field = entity.fields[name];
    if (!field) return undefined;
    // A secret left empty stays as it is; what was not touched in a record is as it was.
    if ((field.kind === "secret" && !values[name]) || (record && !changed.includes(name))) return undefined;
    return fieldError(field, values[name]);
  };
  const check = (name: string) => {
    const error = errorOf(name);
    // From what is shown by then: leaving a field because another one was refused must not wipe that refusal.
    setErrors(({ [name]: _before, ...others }) => (error ? { ...others, [name]: error } : others));
  };

  // what was told of a field goes, or says something else, as soon as what stands there does: by typing, or by figures that are taken over
  const refused = useRef<Values>({});
  useEffect(() => {
    setErrors((told) => {
      if (Object.keys(told).length === 0) return told;
      const together = faults?.(values, record) ?? {};
      const now = Object.entries(told).flatMap(([name, said]): [string, string][] => {
        const answered = name in refused.current && same(refused.current[name], values[name]);
        const found = errorOf(name) ?? together[name] ?? (answered ? said : undefined);
        return found === undefined ? [] : [[name, found]];
      });
      return same(Object.fromEntries(now), told) ? told : Object.fromEntries(now);
    });
    // oxlint-disable-next-line react/exhaustive-deps -- what is typed is what changes
  }, [values]);

  const send = (overwrite: boolean): Promise<Row> => {
    const sent = Object.fromEntries(
      (record ? changed : names).filter((name) => values[name] !== undefined).map((name) => [name, values[name]]),
    );
    for (const name of Object.keys(sent)) if (entity.fields[name]?.kind === "secret" && sent[name] === "") delete sent[name];
    if (!record) return call<Row>("POST", entity.url, { body: sent });
    return call<Row>("PUT", entity.url, { body: { id: record.id, revision: overwrite ? stale : revision, ...sent } });
  };
  const refuses = (): boolean => {
    // what is wrong with a field by itself says more than what it contradicts
    const found = {
      ...faults?.(values, record),
      ...Object.fromEntries(names.flatMap((name) => (errorOf(name) ? [[name, errorOf(name)!]] : []))),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) focusFirstError(found);
    return Object.keys(found).length > 0;
  };
  const save = async ({ overwrite = false } = {}) => {
    if (refuses()) return undefined;
    setSaving(true);
    try {
      const saved = await locked(send(overwrite));
      dropDraft(draftKey);
      void queries.invalidateQueries({ queryKey: [entity.url] });
      for (const queryKey of place.refreshes ?? []) void queries.invalidateQueries({ queryKey });
      return saved;
    } catch (problem) {
      const named = Object.fromEntries(Object.entries(serverErrors(entity, problem)).filter(([name]) => names.includes(name)));
      setErrors(named);
      refused.current = only(Object.keys(named), values);
      if (problem instanceof ApiProblem && problem.code === "StaleRecord") setStale(newerRevision(problem.details) ?? 0);
      else if (Object.keys(named).length === 0) showProblem(problem);
      return focusFirstError(named);
    } finally {
      setSaving(false);
    }
  };

  return {
    entity,
    record,
    names,
    values,
    errors,
    dirty: changed.length > 0,
    saving,
    before: begun,
    restored: draft?.at,
    stale,
    set: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    check,
    refuses,
    discard: () => {
      dropDraft(draftKey);
      setDraft(undefined);
      setStale(undefined);
      setErrors({});
      setValues(fresh);
    },
    save,
  };
}

const only = (names: readonly string[], values: Values): Values => Object.fromEntries(names.map((name) => [name, values[name]]));
/** Of what was kept: the fields there still are. */
const known = (names: readonly string[], kept: Values = {}): Values =>
  only(
    names.filter((name) => name in kept),
    kept,
  );
