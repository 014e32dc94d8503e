interface ImportMetaEnv {
  readonly VITE_VERSION: string;
  /** `npm run dev`; what asks it is not in what is built. */
  readonly DEV: boolean;
}

/** Written by phrases/phrasesPlugin.ts: what the entry that imports it says, and which version of all languages there is. */
declare module "virtual:phrases" {
  export const first: readonly string[];
  export const version: string;
}
