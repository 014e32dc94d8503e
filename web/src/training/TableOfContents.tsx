import type { ContentsNode, Path } from "@vigil/model/training/contents";
import { isSame } from "@vigil/model/training/navigation";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatPercent } from "../ui/format.ts";
import styles from "./ContentPage.module.css";
import { LeafLink } from "./LeafLink.tsx";
import { lockReasons } from "./lockReasons.ts";

interface TableOfContentsProps {
  /** The course. */
  root: ContentsNode;
  here: Path;
  address: { domain: string; program: string };
  go: (path: Path) => void;
}

/** The whole course beside the page: units with their sections and pages, what is read, and what keeps the rest shut. */
export function TableOfContents({ root, here, address, go }: TableOfContentsProps) {
  const { t } = useTranslation();
  const [wide] = useState(() => matchMedia("(min-width: 901px)").matches);
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => showHere(box.current), []);
  return (
    <details ref={box} className={styles.contents} open={wide} onToggle={() => showHere(box.current)}>
      <summary>{t("training.contents")}</summary>
      <nav aria-label={t("training.contents")}>
        <ol>
          {root.children.map((unit) => (
            <li key={unit.id}>
              <Unit unit={unit} path={[root.id, unit.id]} here={here} address={address} go={go} />
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

/** Long contents are moved so that the page they stand beside is seen among its neighbours. */
function showHere(box: HTMLElement | null): void {
  const entry = box?.querySelector<HTMLElement>("[data-here]");
  if (box && entry) box.scrollTop = entry.offsetTop - box.clientHeight / 2;
}

interface PartProps {
  path: Path;
  here: Path;
  address: TableOfContentsProps["address"];
  go: TableOfContentsProps["go"];
}

function Unit({ unit, path, here, address, go }: PartProps & { unit: ContentsNode }) {
  if (unit.children.length === 0)
    return (
      <Entry node={unit} path={path} here={here} address={address} go={go} label={<bdi className={styles.pageTitle}>{unit.title}</bdi>} />
    );
  // the key opens the unit that was walked into
  return <UnitContents key={String(unit.opened)} unit={unit} path={path} here={here} address={address} go={go} />;
}

/** The pages of a unit are there once it was opened: a course may have thousands. */
function UnitContents({ unit, path, here, address, go }: PartProps & { unit: ContentsNode }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(unit.opened);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.unit}>
        <bdi className={styles.pageTitle}>{unit.title}</bdi>
        <Mark node={unit} />
        {!unit.complete && !unit.locked && <span>{formatPercent(unit.progress * 100)}</span>}
      </summary>
      {unit.lockReason && <p className={styles.reason}>{t(lockReasons[unit.lockReason])}</p>}
      {open && (
        <ol>
          {unit.children.map((section) => (
            <li key={section.id}>
              <p className={styles.section}>
                <bdi>{section.title}</bdi>
              </p>
              <ol>
                {section.children.map((page, index) => (
                  <li key={page.id}>
                    <Entry
                      node={page}
                      path={[...path, section.id, page.id]}
                      here={here}
                      address={address}
                      go={go}
                      label={
                        <>
                          <span className={styles.pageNumber}>{t("training.page", { number: index + 1 })}</span>
                          <bdi className={styles.pageTitle}>{page.title}</bdi>
                        </>
                      }
                    />
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}

function Entry({ node, path, here, address, go, label }: PartProps & { node: ContentsNode; label: ReactNode }) {
  const { t } = useTranslation();
  if (!node.disabled)
    return (
      <LeafLink {...address} path={path} className={styles.entry} here={isSame(path, here)} go={go}>
        {label}
        <Mark node={node} />
      </LeafLink>
    );
  return (
    <span className={styles.entry} data-locked title={node.lockReason ? t(lockReasons[node.lockReason]) : undefined}>
      {label}
      <Mark node={node} />
    </span>
  );
}

function Mark({ node: { complete, lockReason, nodeType } }: { node: ContentsNode }) {
  const { t } = useTranslation();
  if (complete)
    return (
      <span className={styles.readMark} role="img" aria-label={t(nodeType === "page" ? "training.read" : "training.complete")}>
        ✓
      </span>
    );
  if (lockReason === null) return null;
  return (
    <span role="img" aria-label={`${t("training.locked")}: ${t(lockReasons[lockReason])}`}>
      🔒
    </span>
  );
}
