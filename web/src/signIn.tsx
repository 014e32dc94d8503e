import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startLanguage } from "./i18n.ts";
import { SignIn } from "./identity/SignIn.tsx";
import { Providers } from "./Providers.tsx";

await startLanguage();
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <Providers>
      <SignIn />
    </Providers>
  </StrictMode>,
);
