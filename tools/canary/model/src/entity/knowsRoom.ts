export { impure as knowsRoom } from "../impure.ts";
