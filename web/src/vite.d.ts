interface ImportMetaEnv {
  readonly VITE_VERSION: string;
}
