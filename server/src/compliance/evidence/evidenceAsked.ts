/** Of which people an archive is to tell, and from which day up to which: of a site, of one person, or of all. */
export interface EvidenceAsked {
  domainId: number;
  companyId: number | null;
  userId: number | null;
  from: string;
  until: string;
}
