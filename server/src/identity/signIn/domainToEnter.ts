import type pg from "pg";

export interface DomainToEnter {
  id: number;
  title: string;
  locale: string;
  soundZone: string;
  allowedAddresses: string[];
  lockoutMinutes: number;
  tellNewDevices: boolean;
}

const question = `select id, title, locale, sound_zone as "soundZone", allowed_addresses as "allowedAddresses", lockout_minutes as "lockoutMinutes",
  tell_new_devices as "tellNewDevices" from domains where name = $1 and active and form_auth`;

/** The domain of this name that takes passwords; one statement on its own, as domains are seen by everybody. */
export async function domainToEnter(pool: pg.Pool, name: string): Promise<DomainToEnter | undefined> {
  const { rows } = await pool.query<DomainToEnter>({ name: "domain_to_enter", text: question, values: [name.trim().toLowerCase()] });
  return rows[0];
}
