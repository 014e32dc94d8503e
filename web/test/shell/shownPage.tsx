import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { en } from "@vigil/model/phrases/en";
import i18next from "i18next";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { initReactI18next } from "react-i18next";
import { placeOf } from "../../src/loadPlace.ts";

/** The English phrases, as every screen says them. */
export const speakEnglish = () =>
  i18next.use(initReactI18next).init({ lng: "en", resources: { en: { translation: en } }, interpolation: { escapeValue: false } });

interface Known {
  permissions: readonly string[];
  /** What else is known of who reads it. */
  reader?: object;
  queries?: readonly (readonly [key: readonly unknown[], data: unknown])[];
}

/** A page at an address of a domain, as somebody with these permissions sees it when the server has answered. */
export async function shownPage(page: ReactNode, { permissions, reader = {}, queries = [] }: Known): Promise<string> {
  const client = new QueryClient();
  const user = {
    permissions,
    addons: ["tableExports"],
    username: "usr",
    firstName: "Sam",
    lastName: "Rivera",
    companyId: 1,
    company: { id: 1, name: "North" },
    permissionData: { companies: [] },
    accessLevel: "Student",
    domain: { id: 1, name: "airport", title: "Airport", locale: "en", timeZone: "Europe/Berlin" },
    ...reader,
  };
  for (const [key, data] of [[["user"], user] as const, ...queries]) client.setQueryData(key, data);
  const root = createRootRoute();
  const domain = createRoute({ getParentRoute: () => root, path: "$domain", component: () => page });
  const router = createRouter({
    routeTree: root.addChildren([domain]),
    history: createMemoryHistory({ initialEntries: ["/airport"] }),
    context: { placeOf },
  });
  await router.load();
  const { prelude } = await prerender(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return new Response(prelude).text();
}
