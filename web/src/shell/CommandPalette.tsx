import { useNavigate } from "@tanstack/react-router";
import { useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../ui/Dialog.tsx";
import styles from "./CommandPalette.module.css";
import { useFoundLearning } from "./foundLearning.ts";
import { useFoundRecords } from "./foundRecords.ts";
import { useFoundImages } from "./palette/foundImages.ts";
import { useFoundLearners } from "./palette/foundLearners.ts";
import { useFoundPurposes } from "./palette/foundPurposes.ts";
import { useFoundReports } from "./palette/foundReports.ts";
import { useFoundSettings } from "./palette/foundSettings.ts";
import { usePaletteEntries } from "./paletteEntries.ts";
import { useUser } from "./user.ts";

/** Finds lists, actions and records by name. */
export function CommandPalette({ domain, close }: { domain: string; close: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const title = t(useUser().training ? "palette.title" : "shell.search");
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState(0);
  const named = usePaletteEntries(domain, words);
  const purposes = useFoundPurposes(domain, words).filter(
    ({ go, search }) => search !== undefined || !named.some((entry) => entry.go === go),
  );
  const found = [
    ...useFoundImages(domain, words),
    ...named,
    ...purposes,
    ...useFoundReports(domain, words),
    ...useFoundSettings(domain, words),
    ...useFoundLearning(domain, words),
    ...useFoundRecords(domain, words),
    ...useFoundLearners(domain, words),
  ];

  const run = (index: number) => {
    const entry = found[index];
    if (!entry) return;
    close();
    if (typeof entry.go === "string") void navigate({ to: entry.go, search: entry.search ?? {} });
    else entry.go();
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) setChosen((chosen + step + found.length) % found.length);
    else if (event.key === "Enter") run(chosen);
    else if (event.key === "Escape") close(); // a search box would only empty itself
    else return;
    event.preventDefault();
  };

  return (
    <Dialog title={title} onClose={close}>
      <input
        className={styles.input}
        data-first
        type="search"
        role="combobox"
        aria-expanded
        aria-controls="palette"
        aria-activedescendant={found[chosen] ? `palette-${chosen}` : undefined}
        aria-label={title}
        placeholder={title}
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          setChosen(0);
        }}
        onKeyDown={onKey}
      />
      <div id="palette" role="listbox" aria-label={title} className={styles.list}>
        {found.map(({ key, title: name, hint }, index) => (
          <div
            key={key}
            id={`palette-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={styles.entry}
            onClick={() => run(index)}
            onKeyDown={onKey}
          >
            <bdi>{name}</bdi>
            <bdi className={styles.hint}>{hint}</bdi>
          </div>
        ))}
      </div>
      <p className={styles.foot}>{found.length === 0 ? t("shell.searchEmpty") : t("shell.searchHint")}</p>
    </Dialog>
  );
}
