import { useEffect, useEffectEvent, useRef, useState } from "react";
import styles from "./Filter.module.css";

interface SearchBoxProps {
  label: string;
  /** What the list is searched for by its address. */
  value: string;
  search: (words: string) => void;
}

const typedPauseMs = 250;

/** Searches when typing pauses; `/` leads here from anywhere on the page. */
export function SearchBox({ label, value, search }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(value);
  /** Searched for from here, and not in the address yet: what comes into it otherwise takes the place of what is typed. */
  const asked = useRef<string[]>([]);
  const ask = () => {
    if (words !== value) asked.current.push(words);
    search(words);
  };
  const askOnPause = useEffectEvent(ask);

  useEffect(() => {
    const own = asked.current.lastIndexOf(value);
    asked.current = own === -1 ? [] : asked.current.slice(own + 1);
    if (own === -1) setWords(value);
  }, [value]);

  useEffect(() => {
    if (words === value) return undefined;
    const timer = setTimeout(() => askOnPause(), typedPauseMs);
    return () => clearTimeout(timer);
  }, [words, value]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest("input, textarea, select, dialog") !== null;
      if (event.key !== "/" || typing) return;
      event.preventDefault();
      box.current?.focus();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  return (
    <input
      ref={box}
      type="search"
      className={styles.search}
      aria-label={label}
      placeholder={label}
      value={words}
      dir="auto"
      onChange={({ target }) => setWords(target.value)}
      onKeyDown={({ key }) => {
        if (key === "Enter") ask();
      }}
    />
  );
}
