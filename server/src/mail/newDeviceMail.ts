import { deviceName } from "@vigil/model/identity/deviceName";
import { spokenLanguage } from "@vigil/model/phrases/languages";
import { composeMail, fill, phrasesOf, type Reader } from "./composeMail.ts";
import type { Mail } from "./queueMail.ts";

interface NewDevice {
  username: string;
  agent: string;
  address: string;
  at: Date;
  zone: string;
  /** Where one signs in, and sees one's devices. */
  home: string;
}

/** Tells somebody that their account was used on a device it did not know. */
export function newDeviceMail(reader: Reader, { username, agent, address, at, zone, home }: NewDevice): Mail {
  const { newDevice } = phrasesOf(reader.locale);
  const format = new Intl.DateTimeFormat(`${spokenLanguage([reader.locale])}-u-nu-latn`, {
    dateStyle: "medium",
    timeStyle: "long",
    timeZone: zone,
  });
  return composeMail(reader, newDevice.subject, [
    fill(newDevice.text, { username }),
    { name: `${deviceName(agent) || newDevice.unknown} – ${address}` },
    format.format(at),
    newDevice.yours,
    newDevice.notYours,
    { address: home },
  ]);
}
