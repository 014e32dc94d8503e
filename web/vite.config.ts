import { readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** In development as in production: the sign-in pages are an entry of their own, every other address is the application. */
const pages: Plugin = {
  name: "vigil-pages",
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const [path = "/"] = (request.url ?? "/").split("?");
      if (!path.startsWith("/@") && !path.includes(".") && !path.startsWith("/api")) {
        request.url = /^\/([^/]+\/(login|recover|reset-password|first-login))?\/?$/.test(path) ? "/signIn.html" : "/index.html";
      }
      next();
    });
  },
};

const { version }: { version: string } = JSON.parse(readFileSync(`${import.meta.dirname}/package.json`, "utf8"));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), pages],
  define: { "import.meta.env.VITE_VERSION": JSON.stringify(version) },
  worker: { format: "es" },
  // The server replaces the placeholder with a fresh nonce for every page it sends.
  html: { cspNonce: "{{nonce}}" },
  server: { proxy: { "/api": "http://127.0.0.1:3000", "/version.json": "http://127.0.0.1:3000" } },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "baseline-widely-available",
    rolldownOptions: { input: ["index.html", "signIn.html"].map((page) => `${import.meta.dirname}/${page}`) },
  },
});
