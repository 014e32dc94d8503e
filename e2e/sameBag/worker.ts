/// <reference lib="webworker" />
import type { BagRecipe } from "@vigil/xray/bag/bagRecipe";
import { fingerprint } from "./fingerprint.ts";

addEventListener("message", ({ data }: MessageEvent<BagRecipe>) => {
  void fingerprint(data).then(postMessage);
});
