import { useNavigate, useParams } from "@tanstack/react-router";
import { importsKey, importsUrl } from "./importCalls.ts";
import { UploadTable } from "./UploadTable.tsx";

/** Sends a file of people, or hands out an empty one to be filled in. */
export function UploadPeople() {
  const navigate = useNavigate();
  const { domain } = useParams({ strict: false });
  return (
    <UploadTable
      url={importsUrl}
      stale={importsKey}
      template="users"
      opened={(id) => navigate({ to: "/$domain/admin/users/import/$import", params: { domain: domain ?? "", import: String(id) } })}
    />
  );
}
