import { formNames, offers, searchNames, type Entity } from "@vigil/model/entity/entity";
import { entityNamed } from "@vigil/model/entity/path";
import { searchKey } from "@vigil/model/entity/searchKey";
import { searchedWords } from "@vigil/model/entity/wordsOf";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { useAct } from "../../shell/useAct.ts";
import { useUser } from "../../shell/user.ts";
import { optionsQuery } from "../entityCalls.ts";
import styles from "../form/Form.module.css";
import type { Option } from "../row.ts";
import { addingRefused, whileAdding } from "./adding.ts";

interface RecordSearchProps {
  id: string;
  name: string;
  /** The entity that is searched. */
  to: string;
  /** What stands in the box while nothing is typed. */
  shown: string;
  without?: readonly number[];
  invalid: boolean;
  choose: (option: Option) => void;
  onBlur: () => void;
}

const holds = (name: string, words: string): boolean => searchedWords(words).every((word) => searchKey(name).includes(word));

/** What is not there yet, where nothing but its name is asked for. */
const added = 0;
const needsOnlyName = (entity: Entity): boolean =>
  offers(entity, "add") && formNames(entity, "create").every((field) => field === entity.title);

/** A combobox over the records of a list: typing searches, arrows and Enter choose. */
export function RecordSearch({ id, name, to, shown, without = [], invalid, choose, onBlur }: RecordSearchProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState<string>();
  const [at, setAt] = useState(0);
  const [moved, setMoved] = useState(false);
  const search = useDeferredValue(words ?? "");
  const entity = entityNamed(to);
  const searchable = searchNames(entity).length > 0;
  const open = words !== undefined;
  const { data: found = [], isFetching } = useQuery({ ...optionsQuery(entity, search && searchable ? { search } : {}), enabled: open });
  // the server searches names as they are kept; those that came with the product are known by other words here
  const { data: usual = [] } = useQuery({ ...optionsQuery(entity, {}), enabled: open && search !== "" && entity.brought !== undefined });
  const byWords = usual.filter(({ id: other, name: said }) => !found.some((one) => one.id === other) && holds(said, search));
  const options = [...found, ...byWords].filter((option) => !without.includes(option.id) && (searchable || holds(option.name, search)));

  const close = () => {
    setWords(undefined);
    setAt(0);
    setMoved(false);
  };
  const named = search.trim();
  const may = useUser().permissions.includes(`${entity.plural}:add`);
  // not before it is known that there is none of that name
  const known = !isFetching && search === (words ?? "");
  const begun =
    known && may && named !== "" && needsOnlyName(entity) && !found.some(({ name: other }) => searchKey(other) === searchKey(named));
  const shownOptions = begun ? [...options, { id: added, name: `${t("entity.add")}: ${named}` }] : options;
  const { run: add } = useAct({
    call: (title: string) => call<{ id: number }>("POST", entity.url, { body: { [entity.title]: title } }),
    done: ({ id: made }, title) => {
      choose({ id: made, name: title });
      close();
    },
    refused: addingRefused,
    stale: [{ queryKey: [entity.url] }],
  });
  const take = (option: Option | undefined) => {
    if (option?.id === added) return void whileAdding(add(named));
    if (option) choose(option);
    return close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && !open) setWords("");
    else if (step && shownOptions.length > 0) {
      setAt((at + step + shownOptions.length) % shownOptions.length);
      setMoved(true);
    } else if (event.key === "Enter" && open) {
      // whoever only mistyped a name makes no record: what is added was gone to by the arrows
      if (shownOptions[at]?.id !== added || moved) take(shownOptions[at]);
    } else if (event.key === "Escape" && open) close();
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.combobox}>
      <input
        id={id}
        name={name}
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-options`}
        aria-activedescendant={open && shownOptions[at] ? `${id}-${at}` : undefined}
        aria-invalid={invalid || undefined}
        className={styles.input}
        placeholder={t("entity.searchOptions")}
        autoComplete="off"
        dir="auto"
        value={words ?? shown}
        onFocus={({ target }) => target.select()}
        onClick={() => setWords(words ?? "")}
        onChange={({ target }) => {
          setWords(target.value);
          setAt(0);
          setMoved(false);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close();
          onBlur();
        }}
      />
      {open && (
        <div id={`${id}-options`} role="listbox" aria-label={t("entity.searchOptions")} className={styles.options}>
          {shownOptions.map((option, index) => (
            <div
              key={option.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={styles.option}
              // Before the box loses the focus, which would close the list.
              onMouseDown={(event) => {
                event.preventDefault();
                take(option);
              }}
            >
              <bdi>{option.name}</bdi>
            </div>
          ))}
          {shownOptions.length === 0 && <p className={styles.hint}>{t(isFetching ? "shell.loading" : "entity.noOptions")}</p>}
        </div>
      )}
    </div>
  );
}
