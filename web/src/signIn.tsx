import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startLanguage } from "./i18n.ts";
import { SignIn } from "./identity/SignIn.tsx";
import { Providers } from "./Providers.tsx";
import { startPseudo } from "./pseudo/pseudoLanguage.ts";
import { watchFailures } from "./watchFailures.ts";
import { first, version } from "virtual:phrases";

watchFailures();
if (import.meta.env.DEV) startPseudo();
await startLanguage(version, first);
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <Providers>
      <SignIn />
    </Providers>
  </StrictMode>,
);
