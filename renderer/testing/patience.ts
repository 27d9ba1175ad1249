import { configure } from '@testing-library/react'

// A chunk or a text that is loaded late takes longer on a busy machine than the library's one second.
configure({ asyncUtilTimeout: 10_000 })
