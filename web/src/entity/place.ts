import type { Always, Entity, FieldName, RecordOf } from "@vigil/model/entity/entity";
import type { QueryKey } from "@tanstack/react-query";
import type { ToOptions } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Question } from "../shell/confirmation.ts";
import type { SessionUser } from "../shell/user.ts";
import type { Selected } from "./bulk/selected.ts";
import type { FieldGroups } from "./form/fieldGroups.ts";
import type { Faults } from "./form/formErrors.ts";
import type { RecordForm } from "./form/useRecordForm.ts";
import type { RecordTab } from "./record/recordTab.ts";
import type { Shows } from "./shows.ts";

/** Fetched with the page that shows it, and not before. */
type Lazily<Slot> = () => Promise<Slot>;

/** A row of a list carries the fields that were asked for. */
type Listed<Saved extends Always> = Always & Partial<Omit<Saved, keyof Always>>;
type Cell<Saved extends Always> = Shows<Listed<Saved>>;
/** A field's own control, in place of its kind's. */
type Control = (form: RecordForm, name: string) => ReactNode;

export type Cells<E extends Entity = Entity> = { readonly [Name in FieldName<E>]?: Cell<RecordOf<E>> };
export type Tabs<E extends Entity = Entity> = readonly RecordTab<RecordOf<E>>[];
export type Facts<E extends Entity = Entity> = { readonly [Name in FieldName<E>]?: Shows<RecordOf<E>> };
export type Controls<E extends Entity = Entity> = { readonly [Name in FieldName<E>]?: Control };

export interface BulkActionsProps {
  chosen: Selected;
  /** Those that were selected by hand: none where all that match are. */
  ids: readonly number[];
  mayEdit: boolean;
  /** Nothing is selected any more. */
  done: () => void;
}
interface RowActionsOf<Saved extends Always> {
  domain: string;
  record: Saved;
  mayEdit: boolean;
}
export type RowActionsProps<E extends Entity = Entity> = RowActionsOf<RecordOf<E>>;
export interface ChooserProps {
  label: string;
  chosen: readonly number[];
  add: (ids: number[]) => void;
}

/** The values of a form, which may still be anything. */
type Typed<Name extends string> = Partial<Readonly<Record<Name, unknown>>>;

/** By the names of the fields and by the record: so the place of each list counts as one of any list. */
interface Slots<Name extends string, Saved extends Always> {
  /** How the fields of a record stand together, on its page and in its form. */
  readonly groups?: FieldGroups<Name>;
  /** Fields as a row and a record show them, where their kind does not say enough. */
  readonly cells?: Lazily<{ readonly [Field in Name]?: Cell<Saved> }>;
  /** Fields that a record has in another one. */
  readonly onlyInRows?: readonly Name[];
  /** Fields as only a record shows them. */
  readonly facts?: Lazily<{ readonly [Field in Name]?: Shows<Saved> }>;
  readonly controls?: Lazily<{ readonly [Field in Name]?: Control }>;
  /** What belongs to a record beside its fields. */
  readonly tabs?: Lazily<readonly RecordTab<Saved>[]>;
  /** Which events tell what happened to a record, where they are not those about it; "none" where it has no history. */
  readonly history?: "none" | ((id: number) => { readonly [filter: string]: string });
  /** Beside a record's name: its state, where more is to be said than whether it is active. */
  readonly state?: Lazily<Shows<{ record: Saved }>>;
  /** What stands before the fields of a record. */
  readonly aside?: Lazily<Shows<Saved>>;
  /** What a row looks like: with it, the list offers its rows as pictures too. It may need no field but the id. */
  readonly picture?: Lazily<Shows<Always>>;
  /** What can be done beside the usual: over the list, with one record, with all that is selected. */
  readonly listActions?: Lazily<Shows<object>>;
  readonly rowActions?: Lazily<Shows<RowActionsOf<Saved>>>;
  readonly bulkActions?: Lazily<Shows<BulkActionsProps>>;
  /** Something else is done with a record first of all: editing it is not the main button. */
  readonly editsSecond?: true;
  /** What a new record begins with for its reader, beside what its declaration says. */
  begins?(reader: SessionUser): Typed<Name>;
  /** Above the keys that save a record: what saving it would come to. */
  readonly summary?: Lazily<Shows<{ form: RecordForm }>>;
  /** What is asked before a record is saved with these values. */
  question?(values: Typed<Name>, before: Saved | null): Question | undefined | Promise<Question | undefined>;
  /** What switching records on or off does to people, said with the question. */
  consequence?(action: "activate" | "deactivate", ids: readonly number[]): Promise<string | undefined>;
  /** What is wrong with the values of a form together, and with those that its controls keep beside the fields. */
  readonly faults?: Lazily<Faults>;
  /** What else is asked for anew when a record was changed. */
  readonly refreshes?: readonly QueryKey[];
  /** The values of a text that is filtered by, and what each is in words. */
  readonly filterWords?: { readonly [Field in Name]?: FilterWords };
  /** What people know a record by, where its title needs words. */
  recordName?(record: Saved): string;
  /** What else people know it by, beneath its name. */
  recordLead?(record: Saved): string;
  /** Where a row leads when not to its record's page. */
  readonly opens?: (domain: string, id: number) => ToOptions;
  /** The words of what opens a row, where it is not to be edited. */
  readonly opening?: "entity.details";
  /** Chooses several of these records at once, beside a control that takes them. */
  readonly chooser?: Lazily<Shows<ChooserProps>>;
}

/** What a room gives to one of its lists beside the declaration: fixed slots, all of which may stay empty. */
export type Place<E extends Entity = Entity> = Slots<FieldName<E>, RecordOf<E>>;

export interface FilterWords {
  /** Or where they are asked for, when somebody is about to choose. */
  readonly values: readonly string[] | (() => Promise<readonly string[]>);
  readonly words: (value: string) => string;
  /** How many records have it, where that is told; those that some have are offered first. */
  readonly count?: (value: string) => number;
}

/** Gives the place of a list by the name of its declaration. */
export type PlaceOf = (name: string) => Promise<Place>;
