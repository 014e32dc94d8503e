import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startLanguage } from "./i18n.ts";
import { SignIn } from "./identity/SignIn.tsx";
import { Providers } from "./Providers.tsx";

await startLanguage({
  en: async () => (await import("@vigil/model/phrases/signIn/en")).en,
  ar: async () => (await import("@vigil/model/phrases/signIn/ar")).ar,
});
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <Providers>
      <SignIn />
    </Providers>
  </StrictMode>,
);
