import { used } from "./product.ts";

used();
