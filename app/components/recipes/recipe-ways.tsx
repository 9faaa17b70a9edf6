import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PrintButton } from "#app/components/ui/print-button.tsx";
import { frame } from "#app/words/catalogues/frame.ts";
import { recipes } from "#app/words/catalogues/recipes.ts";

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
export const RecipeWays = ({ listHref, planHref, editHref, photo, deleteHref }: RecipeWaysProps) => {
  const say = useSay(recipes);
  const frameSay = useSay(frame);
  return (
    <>
      {listHref ? (
        <AppLink className="btn btn--main" to={listHref} preventScrollReset>
          <Icon name="basket" />
          {say("addToList")}
        </AppLink>
      ) : null}
      {planHref ? (
        <AppLink className="btn btn--soft" to={planHref}>
          <Icon name="calendar" />
          {say("addToMeals")}
        </AppLink>
      ) : null}
      <AppLink className="btn" to={editHref} preventScrollReset>
        <Icon name="edit" />
        {say("editButton")}
      </AppLink>
      {photo ? (
        <AppLink className="btn" to={photo.href}>
          <Icon name="upload" />
          {say(photo.isThere ? "changePhoto" : "addPhoto")}
        </AppLink>
      ) : null}
      <PrintButton />
      {deleteHref ? (
        <AppLink className="btn btn--danger-line" to={deleteHref} preventScrollReset>
          <Icon name="trash" />
          {frameSay("delete")}
        </AppLink>
      ) : null}
    </>
  );
};
