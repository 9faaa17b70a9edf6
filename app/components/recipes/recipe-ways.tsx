import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PrintButton } from "#app/components/ui/print-button.tsx";

interface RecipeWaysProps {
  /** `null` without ingredients. */
  listHref: string | null;
  /** The form that plans the recipe; missing for a meal. */
  planHref?: string;
  editHref: string;
  /** The page of its photo, and whether it has one. */
  photo?: { href: string; isThere: boolean };
  deleteHref?: string | null;
}

/** Actions on a recipe or a meal. */
export const RecipeWays = ({ listHref, planHref, editHref, photo, deleteHref }: RecipeWaysProps) => (
  <>
    {listHref ? (
      <AppLink className="btn btn--main" to={listHref} preventScrollReset>
        <Icon name="basket" />
        Add to list
      </AppLink>
    ) : null}
    {planHref ? (
      <AppLink className="btn btn--soft" to={planHref}>
        <Icon name="calendar" />
        Add to meals
      </AppLink>
    ) : null}
    <AppLink className="btn" to={editHref} preventScrollReset>
      <Icon name="edit" />
      Edit
    </AppLink>
    {photo ? (
      <AppLink className="btn" to={photo.href}>
        <Icon name="upload" />
        {photo.isThere ? "Change photo" : "Add photo"}
      </AppLink>
    ) : null}
    <PrintButton />
    {deleteHref ? (
      <AppLink className="btn btn--danger-line" to={deleteHref} preventScrollReset>
        <Icon name="trash" />
        Delete
      </AppLink>
    ) : null}
  </>
);
