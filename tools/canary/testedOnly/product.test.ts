import { testedOnly } from "./product.ts";

testedOnly();
