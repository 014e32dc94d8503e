import { pictureFileFault, pictureSizeFault, type Size } from "@vigil/model/imageLibrary/pictureRules";
import { ApiProblem } from "../../../apiProblem.ts";

/** The server's rules before anything is sent, and the browser's own decoder, which knows every kind of damage. */
export async function checkPicture(files: readonly File[], others: Size | undefined): Promise<void> {
  const [file] = files;
  if (!file || files.length > 1) throw new ApiProblem(422, { code: files.length > 1 ? "PictureSeveral" : "PictureMissing" });
  const fault = pictureFileFault(file.name, file.size, new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (fault) throw new ApiProblem(422, { code: fault });
  const picture = await createImageBitmap(file).catch(() => {
    throw new ApiProblem(422, { code: "PictureBroken" });
  });
  const { width, height } = picture;
  picture.close();
  const sizeFault = pictureSizeFault({ width, height }, others);
  if (sizeFault) throw new ApiProblem(422, { code: sizeFault, details: { width: others?.width, height: others?.height } });
}
