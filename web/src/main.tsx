import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { domainOfPage, whenUnauthorized } from "./api.ts";
import { startLanguage } from "./i18n.ts";
import { Providers } from "./Providers.tsx";
import { routerOf } from "./routes.tsx";
import { headStart } from "./home/headStart.ts";
import { leaveForSignIn } from "./shell/leaveForSignIn.ts";
import { userQuery } from "./shell/user.ts";
import { startPseudo } from "./pseudo/pseudoLanguage.ts";
import { watchFailures } from "./watchFailures.ts";
import { first, version } from "virtual:phrases";

const queries = new QueryClient({
  // without a connection it is told at once, and asked for once more when that is back
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: 10_000, networkMode: "always", refetchOnReconnect: true },
    mutations: { retry: false, networkMode: "always" },
  },
});
const router = routerOf(queries);

whenUnauthorized(() => {
  // Before anybody is known the route itself decides; afterwards the session has ended.
  if (queries.getQueryData(userQuery.queryKey)) leaveForSignIn(domainOfPage(), "expired");
});

watchFailures();
headStart(queries);
if (import.meta.env.DEV) startPseudo();
await startLanguage(version, first);
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <Providers>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Providers>
  </StrictMode>,
);
