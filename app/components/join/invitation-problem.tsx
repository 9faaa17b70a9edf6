import { useLocation, useNavigation } from "@remix-run/react";
import { EmptyBranch } from "#app/components/illustrations/empty-branch.tsx";
import { JoinPage } from "#app/components/join/join-page.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon, Picture } from "#app/components/ui/icon.tsx";
import { signIn } from "#app/words/catalogues/sign-in.ts";

/** Why an invitation cannot be opened or accepted. `retry` links to the same address. */
export function InvitationProblem({ message, home, retry }: { message: string; home: string; retry?: string }) {
  const say = useSay(signIn);
  const { pathname } = useLocation();
  const isLoading = useNavigation().location?.pathname === pathname;
  return (
    <JoinPage home={home}>
      {isLoading ? (
        <div className="wait" role="status">
          <Picture name="logo" className="pulse" />
          <h1>{say("loadingInvitation")}</h1>
        </div>
      ) : (
        <EmptyState picture={<EmptyBranch />} title={say("invitationNotFound")} heading="h1">
          <p role="alert">{message}</p>
          <div className="row center">
            {retry ? (
              <AppLink className="btn btn--lg" to={retry}>
                <Icon name="refresh" />
                {say("tryAgain")}
              </AppLink>
            ) : null}
            <AppLink className="btn btn--main btn--lg" to={home}>
              {say("goHome")}
            </AppLink>
          </div>
        </EmptyState>
      )}
    </JoinPage>
  );
}
