import type { House } from "../../house.ts";
import { readerIn } from "../../mail/composeMail.ts";
import { newDeviceMail } from "../../mail/newDeviceMail.ts";
import { publicAddress } from "../../mail/publicAddress.ts";
import { queueMail } from "../../mail/queueMail.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { BegunSession } from "../session/beginSession.ts";

interface Domain {
  id: number;
  title: string;
  locale: string;
  soundZone: string;
}

interface SignIn extends BegunSession {
  username: string;
  address: string;
  agent: string;
}

/** Tells the owner of an account that it was signed in on a device it did not know; the first sign-in of all is told to nobody. */
export async function tellNewDevice(tx: Tx, house: House, domain: Domain, { onNewDevice, owner, ...signIn }: SignIn): Promise<void> {
  if (!onNewDevice || owner.lastSeenAt === null || owner.email === null) return;
  const reader = readerIn({ email: owner.email, locale: owner.locale }, domain);
  const told = { ...signIn, at: house.now(), zone: domain.soundZone, home: publicAddress(house.settings) };
  await queueMail(house, tx, domain.id, newDeviceMail(reader, told));
}
