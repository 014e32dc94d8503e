import { captionsIn } from "@vigil/model/authoring/captionsIn";
import type { PackageQuestion } from "@vigil/model/curriculum/coursePackage";
import type { CarriedFilm } from "./carriedFilm.ts";
import type { House } from "../../house.ts";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { addDraftFile, plainName } from "./draftFiles.ts";

/** Captions of a course: those of its own language, else the first, beside the film; of others those it is translated into. */
export function captionsFor({ captions }: Pick<CarriedFilm, "captions">, [own, ...others]: readonly string[]) {
  const source = captions.find(({ locale }) => locale === own) ?? captions[0]!;
  return { source, translated: captions.filter(({ locale }) => locale !== source.locale && others.includes(locale)) };
}

/** A film among the files of a draft, with its captions. */
export async function filmInDraft(
  tx: Tx,
  { files }: Pick<House, "files">,
  caller: Caller,
  courseId: number,
  film: CarriedFilm,
  locales: readonly string[],
): Promise<NonNullable<PackageQuestion["film"]>> {
  const ending = film.mediaType.replace("video/", "");
  const name = film.name.toLowerCase().endsWith(`.${ending}`) ? film.name : `${film.name}.${ending}`;
  const { hash, mediaType, bytes } = film;
  const added = await addDraftFile(tx, caller, courseId, {
    path: `media/${plainName(name)}`,
    replaces: false,
    hash,
    size: bytes,
    mediaType,
  });
  const keep = async (path: string, text: string, replaces: boolean) => {
    const written = Buffer.from(text);
    const stored = { hash: await files.put(written), size: written.length, mediaType: "text/vtt" };
    return (await addDraftFile(tx, caller, courseId, { path, replaces, ...stored })).path;
  };
  const { source, translated } = captionsFor(film, locales);
  const captions = await keep(added.path.replace(/\.\w+$/u, ".vtt"), source.text, false);
  for (const { locale, text } of translated) await keep(captionsIn(added.path, locale), text, true);
  return { file: added.path, captions, description: film.description };
}
