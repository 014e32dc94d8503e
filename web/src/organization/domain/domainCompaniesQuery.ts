import type { DomainCompany } from "@vigil/model/organization/companyMove";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";

export const domainCompaniesQuery = (domainId: number) =>
  queryOptions({
    queryKey: ["domains", "companies", domainId],
    queryFn: ({ signal }) => call<DomainCompany[]>("GET", `domains/${domainId}/companies`, { signal }),
  });
