import type { ProviderFault } from "@vigil/model/identity/providerFaults";

/** A provider that is not to be believed, or not to be reached. */
export class ProviderUnsafe extends Error {
  readonly fault: ProviderFault;
  /** Which address, which issuer, what it said: for whoever set it up, never for a visitor. */
  readonly detail: string;

  constructor(fault: ProviderFault, detail = "", cause?: unknown) {
    super(`${fault}: ${detail}`, { cause });
    this.name = "ProviderUnsafe";
    this.fault = fault;
    this.detail = detail;
  }
}
