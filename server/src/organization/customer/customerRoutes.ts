import { customerBody, type Customer } from "@vigil/model/organization/customer";
import type { Permission } from "@vigil/model/identity/permission";
import { replay } from "../../http/replay.ts";
import type { Routes } from "../../house.ts";
import { asKeeper } from "../../identity/access/asKeeper.ts";
import { caller } from "../../identity/access/caller.ts";
import { invite } from "../../identity/invitation/invite.ts";
import { Problem } from "../../problem.ts";
import { stepInto } from "../stepInto.ts";
import { addCustomer } from "./addCustomer.ts";

type Made = Awaited<ReturnType<typeof addCustomer>>;
const needed: readonly Permission[] = ["domains:add", "domains:enter", "companies:add", "users:add"];

/** A customer begins with one call: all of it is made, or nothing. */
export const customerRoutes: Routes = (app, house) => {
  app.post(
    "/api/customers",
    {
      config: { permission: "organizations:add" },
      schema: { tags: ["customers"], summary: "An organization with its domain, company and first administrator", body: customerBody },
    },
    (request, reply) => {
      const by = caller(request);
      if (!needed.every((permission) => by.permissions.has(permission))) throw new Problem(403, "Forbidden");
      return asKeeper(house.asDomain, by, async (tx): Promise<Customer> => {
        const mailed = house.settings.smtpUrl !== undefined;
        const inviteFirst = ({ domain, administrator: { id: userId, username, email, locale } }: Made) =>
          stepInto(tx, by.domainId, domain.id, () =>
            invite(house, tx, { ...by, domainId: domain.id }, domain, [{ userId, username, email, locale }]),
          );
        const made = await replay(tx, request, reply, 201, async () => {
          const added = await addCustomer(tx, by, request.body);
          if (mailed) await inviteFirst(added);
          return added;
        });
        const { organizationId, domain, companyId, administrator } = made;
        const { id: userId, username, email } = administrator;
        const told = { organizationId, domainId: domain.id, domain: domain.name, companyId, userId, username, email: email ?? "", mailed };
        // with a repeated call anew: the answer that is kept for one must not hold the secret
        return mailed ? told : { ...told, link: (await inviteFirst(made)).get(userId)! };
      });
    },
  );
};
