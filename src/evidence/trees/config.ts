/** How trees are prepared, from the trusted configuration. */
export type SetUpConfig = {
  /** The package to verify, relative to the repository's root; absent for the root itself. */
  workingDirectory?: string;
  /** Environment of every set-up command. No secrets. */
  env: Record<string, string>;
  /** Replaces the detected installation; run in the working directory. */
  installCommand?: string;
  /** Replaces the detected build. */
  buildCommand?: string;
  /** Whether packages may run their install scripts. */
  installScripts: boolean;
  /** Names and values that the installation receives, and nothing else. */
  installCredentials: Record<string, string>;
  /** Hosts that the installation may reach besides the package registries. */
  installHosts: string[];
  /** Whether a node_modules of the checkout with the same dependencies is copied instead of installed. */
  adopt: boolean;
  /** Of each set-up command. */
  timeoutMs: number;
};
