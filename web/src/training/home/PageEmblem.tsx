/** A page of a course, drawn. */
export const PageEmblem = () => (
  <svg viewBox="0 0 120 90" width="120" height="90">
    <rect x="26" y="6" width="68" height="78" rx="8" fill="var(--mat)" stroke="var(--amber-deep)" strokeWidth="2.5" />
    <path d="M38 24h44M38 36h44M38 48h30M38 60h36" stroke="var(--amber)" strokeWidth="4" strokeLinecap="round" opacity=".7" />
  </svg>
);
