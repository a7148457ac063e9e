import { words } from './read-only-row.ts';
import type { ReadOnlyCommand } from './read-only-row.ts';

const gitRevisions =
  words(`--oneline --no-merges --merges --first-parent --all --follow --reverse --graph --format=*
      --pretty* --abbrev* --decorate* --date=* --since=* --until=* --after=* --before=* --author=*
      --grep=* --max-count=* --skip=* -n -# -i -S* -G* -L* --no-decorate --topo-order --date-order
      --left-right --cherry-pick --count --tags`);

const gitDiffs =
  words(`-p -u -U* --patch --no-patch -s --stat* --numstat --shortstat --name-only --name-status
      --summary --diff-filter=* -M* -C* --find-renames* --find-copies* -w -b --ignore-all-space
      --ignore-space-change --ignore-blank-lines --word-diff* --unified=* -z --raw --cached --staged
      --no-color --color=never --no-ext-diff --no-textconv --no-renames --merge-base --exit-code
      --quiet --relative* --minimal --patience --histogram -r -R -W --function-context --check
      --full-index --binary --root -m -c --cc`);

/** What git may do in a read-only shell. Options in front of its subcommand are refused, but for `--no-pager`. */
export const readOnlyGit: ReadOnlyCommand[] = [
  {
    names: [
      'git log',
      'git show',
      'git diff',
      'git diff-tree',
      'git whatchanged',
      'git shortlog',
      'git range-diff',
    ],
    options: [...gitRevisions, ...gitDiffs, ...words('-e --email --summary')],
    may: [
      'git log --oneline -20 -- src/a.ts',
      'git show HEAD~1:src/a.ts',
      'git diff -U0 main...HEAD',
      'git log -n 3 --format="%h %s"',
      'git log -S"needle" --author=me',
    ],
    mayNot: [
      'git diff --output=x',
      'git log --ext-diff',
      'git log $OPTION',
      'git -c core.pager=x log',
      'git -C / log',
    ],
  },
  {
    names: ['git blame', 'git annotate'],
    options: words('-L* -w -s -e -l -M* -C* -c -t -f -n --date=* --porcelain --since=*'),
    may: ['git blame -L 10,20 src/a.ts'],
    mayNot: ['git blame --contents x a'],
  },
  {
    names: ['git grep'],
    options: words(`-n -i -l -L -c -w -E -F -P -G -I -h -H -v -q -o -e -p -W -A* -B* -C* -# --and --or --not
      --no-color --cached --heading --count --ignore-case --files-with-matches --name-only
      --max-depth* --fixed-strings --all-match`),
    may: ['git grep -n "foo(" -- src', 'git grep -il needle'],
    mayNot: ['git grep -O foo', 'git grep --open-files-in-pager=sh foo', 'git grep -nO foo'],
  },
  {
    names: [
      'git ls-files',
      'git ls-tree',
      'git status',
      'git rev-parse',
      'git rev-list',
      'git merge-base',
      'git describe',
    ],
    options: words(`-r -t -d -l -z -s -m -o -c -u -k -b -n -# -i --name-only --full-name --others --modified
      --cached --deleted --stage --exclude-standard --porcelain* --short* --branch --untracked-files*
      --show-toplevel --verify --abbrev-ref --count --all --tags --always --is-ancestor --fork-point
      --max-count=* --no-merges --left-right --is-inside-work-tree --show-prefix --full-tree
      --error-unmatch --first-parent --reverse`),
    may: ['git ls-files "src/*.ts"', 'git status --short', 'git rev-parse HEAD', 'git merge-base main HEAD'],
    mayNot: [
      'git ls-files --exclude-from=x',
      'git reset --hard',
      'git checkout main',
      'git config --list',
      'git fetch',
    ],
  },
  {
    names: ['git cat-file', 'git name-rev', 'git for-each-ref', 'git show-ref'],
    options: words('-p -t -s -e --format=* --sort=* --count=* --name-only --tags --heads --contains*'),
    may: ['git cat-file -p HEAD:a.ts', 'git for-each-ref --sort=-creatordate refs/tags'],
    mayNot: ['git cat-file --batch-command --textconv', 'git update-ref HEAD x'],
  },
  {
    names: ['git branch', 'git tag'],
    options: words(
      '-a -r -v -l --list --all --remotes --show-current --contains --merged --no-color -n* --sort=*',
    ),
    most: 0,
    may: ['git branch -a', 'git branch --show-current', 'git tag -l'],
    mayNot: ['git branch -D main', 'git tag v1', 'git branch new'],
  },
];
