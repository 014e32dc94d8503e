import type { ProductTour, ProductTours } from "@vigil/model/identity/productTour";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { readTogether } from "../../readTogether.ts";
import { store } from "../store.ts";

/** Tours that are still to be offered. */
export const toursQuery = queryOptions({
  queryKey: ["productTour"],
  queryFn: ({ signal }) => readTogether<ProductTours>("product-tour", signal),
  staleTime: Infinity,
});

export const skipTour = (tour: ProductTour): Promise<unknown> => call("POST", "product-tour", { body: { tour } });

/** The tour on the screen; `here` is one of a page that nobody offered. */
export const shownTour = store<ProductTour | "here" | null>(null);
