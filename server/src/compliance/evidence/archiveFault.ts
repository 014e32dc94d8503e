/** Why an archive cannot be taken for what was signed, in a sentence for whoever checks it. */
export class ArchiveFault extends Error {}
